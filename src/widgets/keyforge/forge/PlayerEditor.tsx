import type { Balance, Player, Side } from '../../../rules/keyforge/forge';
import { NumberField } from '../../shared/NumberField';
import { replaceAt } from '../../shared/replace-at';
import { writeWord } from '../../shared/url-words';
import { MAX_EFFECTS } from './state';
import { sideWords } from './url-words';
import { countAember, said } from './words';

interface Props {
	side: Side;
	player: Player;
	/** How the player stands before the first event. */
	start: Balance;
	onChange: (player: Player) => void;
	focusOn: (selector: string) => void;
}

/** What a player has: Æmber, keys, and what changes the cost of the next one. */
export function PlayerEditor({ side, player, start, onChange, focusOn }: Props) {
	const { onCards, captures, modifiers } = player;
	const word = writeWord(sideWords, side);
	const set = (part: Partial<Player>) => onChange({ ...player, ...part });
	const setCost = (at: number, value: number) => set({ modifiers: replaceAt(modifiers, at, value) });
	const removeCost = (at: number) => {
		set({ modifiers: modifiers.filter((_, rank) => rank !== at) });
		const next = Math.min(at, modifiers.length - 2);
		focusOn(next < 0 ? `[data-ajout-cout="${word}"]` : `[data-cout="${word}-${next}"] button.discret`);
	};
	const facts = [
		...(onCards > 0 ? [`${onCards} à dépenser`] : []),
		...(captures > 0 ? [`${captures} capturé${captures < 2 ? '' : 's'}`] : []),
	];
	return (
		<fieldset data-joueur={word} tabIndex={-1}>
			<legend>{said(side, 'Vous', 'L’adversaire')}</legend>
			<div class="valeurs">
				<NumberField label="Aombre en réserve" value={player.pool} onChange={(pool) => set({ pool })} />
				<NumberField label="Clés forgées" max={2} value={player.keys} onChange={(keys) => set({ keys })} />
			</div>
			<p class="note">{`Une clé ${said(side, 'vous', 'lui')} coûte ${countAember(start.cost)} au départ.`}</p>
			{modifiers.map((value, at) => (
				<div class="effet-de-cout" data-cout={`${word}-${at}`} key={at}>
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
							l’effet {at + 1} sur le coût {said(side, 'de vos clés', 'des clés de l’adversaire')}
						</span>
					</button>
				</div>
			))}
			<p class="ajouts">
				<button
					type="button"
					data-ajout-cout={word}
					disabled={modifiers.length >= MAX_EFFECTS}
					onClick={() => {
						set({ modifiers: [...modifiers, 1] });
						focusOn(`[data-cout="${word}-${modifiers.length}"] input`);
					}}
				>
					+ Effet sur le coût
					<span class="visuellement-cache"> {said(side, 'de vos clés', 'des clés de l’adversaire')}</span>
				</button>
			</p>
			{modifiers.length >= MAX_EFFECTS && <p class="note">L’outil s’arrête à {MAX_EFFECTS} effets.</p>}
			<details>
				<summary>
					Aombre posé sur des cartes
					{facts.length > 0 && <b> · {facts.join(', ')}</b>}
				</summary>
				<div class="valeurs">
					<NumberField
						label="À dépenser pour forger"
						value={onCards}
						onChange={(onCards) => set({ onCards: onCards })}
					/>
					<NumberField
						label={`Capturé par ${said(side, 'vos', 'ses')} créatures`}
						value={captures}
						onChange={(taken) => set({ captures: taken })}
					/>
				</div>
				<p class="note">
					« À dépenser » : seulement sur les cartes dont le texte le permet. L’Aombre capturé, lui, ne se dépense pas.
				</p>
			</details>
		</fieldset>
	);
}
