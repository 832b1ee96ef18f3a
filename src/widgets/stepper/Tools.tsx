import { useState } from 'preact/hooks';
import type { State } from '../../rules/timing';
import { shareAddress } from '../shared/frame';
import { useAwake } from './use-awake';

interface Props {
	place: State;
	full: boolean;
	onFull: (full: boolean) => void;
	onFirst: () => void;
}

const screens = {
	off: '',
	on: 'L’écran reste allumé.',
	impossible: 'Cet appareil ne laisse pas la page garder l’écran allumé.',
} as const;

/** Full screen, screen kept on, link to the place, return to the start. */
export function Tools({ place, full, onFull, onFirst }: Props) {
	const [awake, setAwake] = useState(false);
	const held = useAwake(awake || full);
	// The word on a copy holds for the place that was copied: it goes away with it.
	const [copied, setCopied] = useState<{ place: State; text: string }>();
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(shareAddress());
			setCopied({ place, text: 'Lien vers cette étape copié.' });
		} catch {
			const refusal = 'Le navigateur refuse la copie : l’adresse de la page est celle de cette étape.';
			setCopied({ place, text: refusal });
		}
	};
	return (
		<p class="reglages">
			<button type="button" class="plein-ecran" aria-pressed={full} onClick={() => onFull(!full)}>
				Plein écran
			</button>
			{!full && (
				<button type="button" aria-pressed={awake} onClick={() => setAwake(!awake)}>
					Écran allumé
				</button>
			)}
			<button type="button" onClick={copy}>
				Copier le lien
			</button>
			<button type="button" class="discret" onClick={onFirst}>
				Revenir au début
			</button>
			<span role="status">{copied?.place === place ? copied.text : screens[held]}</span>
		</p>
	);
}
