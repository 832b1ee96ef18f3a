import { useState } from 'preact/hooks';
import { frenchTypography } from '../../text/french';
import { useAwake } from './use-awake';

interface Props {
	full: boolean;
	onFull: (wanted: boolean) => void;
	onFirst: () => void;
}

const screens = {
	non: '',
	oui: 'L’écran reste allumé.',
	impossible: 'Cet appareil ne laisse pas la page garder l’écran allumé.',
} as const;

/** Full screen, screen kept on, link to the place, return to the start. */
export function Tools({ full, onFull, onFirst }: Props) {
	const [awake, setAwake] = useState(false);
	const held = useAwake(awake || full);
	const [told, setTold] = useState('');
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(location.href);
			setTold('Lien vers cette étape copié.');
		} catch {
			setTold(frenchTypography('Le navigateur refuse la copie : l’adresse de la page est celle de cette étape.'));
		}
	};
	return (
		<p class="reglages">
			<button type="button" aria-pressed={full} onClick={() => onFull(!full)}>
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
			<span role="status">{told || screens[held]}</span>
		</p>
	);
}
