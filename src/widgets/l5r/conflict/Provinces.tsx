interface Props {
	/** Broken provinces before the conflict, the stronghold's aside. */
	broken: number;
	stronghold: boolean;
	/** Whether the attacked province breaks. */
	falls: boolean;
}

/** The five provinces of the defending player, the stronghold's last: said in words beside them, so for the eye only. */
export function Provinces({ broken, stronghold, falls }: Props) {
	const attacked = stronghold ? 4 : broken;
	const state = (at: number) => {
		if (at === attacked) return falls ? 'tombe' : 'tient';
		return at < broken ? 'detruite' : undefined;
	};
	return (
		<span class="provinces" aria-hidden="true">
			{[0, 1, 2, 3, 4].map((at) => (
				<i key={at} class={state(at)} />
			))}
		</span>
	);
}
