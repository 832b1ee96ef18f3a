import type { Bilan, Camp, Joueur } from '../../../rules/keyforge/forge';
import { frenchTypography } from '../../../text/french';
import { NumberField } from '../../shared/NumberField';
import { MAX_EFFETS } from './state';
import { countAember, said } from './words';

interface Props {
	camp: Camp;
	player: Joueur;
	/** How the player stands before the first event. */
	start: Bilan;
	onChange: (player: Joueur) => void;
	focusOn: (selector: string) => void;
}

/** What a player has: Aombre, keys, and what changes the cost of the next one. */
export function PlayerEditor({ camp, player, start, onChange, focusOn }: Props) {
	const { surCartes, captures, modificateurs } = player;
	const set = (part: Partial<Joueur>) => onChange({ ...player, ...part });
	const setCost = (at: number, value: number) => set({ modificateurs: modificateurs.with(at, value) });
	const removeCost = (at: number) => {
		set({ modificateurs: modificateurs.toSpliced(at, 1) });
		const next = Math.min(at, modificateurs.length - 2);
		focusOn(next < 0 ? `[data-ajout-cout="${camp}"]` : `[data-cout="${camp}-${next}"] button.discret`);
	};
	const facts = [
		...(surCartes > 0 ? [`${surCartes} à dépenser`] : []),
		...(captures > 0 ? [`${captures} capturé${captures < 2 ? '' : 's'}`] : []),
	];
	return (
		<fieldset data-joueur={camp} tabIndex={-1}>
			<legend>{said(camp, 'Vous', 'L’adversaire')}</legend>
			<div class="valeurs">
				<NumberField label="Aombre en réserve" value={player.reserve} onChange={(reserve) => set({ reserve })} />
				<NumberField label="Clés forgées" max={2} value={player.cles} onChange={(cles) => set({ cles })} />
			</div>
			<p class="note">
				{frenchTypography(`Une clé ${said(camp, 'vous', 'lui')} coûte ${countAember(start.cout)} au départ.`)}
			</p>
			{modificateurs.map((value, at) => (
				<div class="effet-de-cout" data-cout={`${camp}-${at}`} key={at}>
					<NumberField
						label={`Effet ${at + 1} sur le coût (+\u00a0ou\u00a0−)`}
						min={-99}
						value={value}
						onChange={(next) => setCost(at, next)}
					/>
					<button type="button" class="discret" onClick={() => removeCost(at)}>
						Retirer
						<span class="visuellement-cache">
							{' '}
							l’effet {at + 1} sur le coût {said(camp, 'de vos clés', 'des clés de l’adversaire')}
						</span>
					</button>
				</div>
			))}
			<p class="ajouts">
				<button
					type="button"
					data-ajout-cout={camp}
					disabled={modificateurs.length >= MAX_EFFETS}
					onClick={() => {
						set({ modificateurs: [...modificateurs, 1] });
						focusOn(`[data-cout="${camp}-${modificateurs.length}"] input`);
					}}
				>
					+ Effet sur le coût
					<span class="visuellement-cache"> {said(camp, 'de vos clés', 'des clés de l’adversaire')}</span>
				</button>
			</p>
			{modificateurs.length >= MAX_EFFETS && <p class="note">L’outil s’arrête à {MAX_EFFETS} effets.</p>}
			<details>
				<summary>
					Aombre posé sur des cartes
					{facts.length > 0 && <b> · {facts.join(', ')}</b>}
				</summary>
				<div class="valeurs">
					<NumberField
						label="À dépenser pour forger"
						value={surCartes}
						onChange={(onCards) => set({ surCartes: onCards })}
					/>
					<NumberField
						label={frenchTypography(`Capturé par ${said(camp, 'vos', 'ses')} créatures`)}
						value={captures}
						onChange={(taken) => set({ captures: taken })}
					/>
				</div>
				<p class="note">
					{frenchTypography(
						'« À dépenser » : seulement sur les cartes dont le texte le permet. L’Aombre capturé, lui, ne se dépense pas.',
					)}
				</p>
			</details>
		</fieldset>
	);
}
