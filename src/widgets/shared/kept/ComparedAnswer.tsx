import { type ComponentChildren, render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Props {
	/** Name of the case, which its answer bears. */
	name: string;
	/** The answer, as its tool draws it. */
	answer: ComponentChildren;
}

/** The answer to a case beside another one: as in its tool, but for what announces it when it changes. */
export function ComparedAnswer({ name, answer }: Props) {
	const box = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const { current } = box;
		if (!current) return;
		render(answer, current);
		current.querySelector('.reponse')?.setAttribute('aria-label', name);
		current.querySelector('.verdict')?.removeAttribute('role');
	}, [name, answer]);
	return (
		<div>
			<p class="note">{name}</p>
			<div ref={box} />
		</div>
	);
}
