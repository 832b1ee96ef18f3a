import type { ChaosBags, SymbolEffect, TokenKind } from '../../../schemas/chaos-bags';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { Toggle } from '../../shared/Toggle';
import { capital, listed, signed } from '../../shared/words';
import { cardEffect, countOf, effectOf, isNullified, isSymbol, signOfX, startingEffect } from './bag';
import type { SymbolSheet, TestState } from './state';
import { tokenName } from './words';

interface Props {
	data: ChaosBags;
	state: TestState;
	onChange: (state: TestState) => void;
}

/** What the symbols of the bag do: as on the cards, with X and conditions to say, and all of it to change. */
export function SymbolFields({ data, state, onChange }: Props) {
	const kinds = data.pions.filter((kind) => isSymbol(kind) && countOf(data, state, kind.id) > 0);
	const set = (kind: TokenKind, sheet: SymbolSheet) => {
		const { [kind.id]: _, ...others } = state.effects;
		const start = startingEffect(data, state, kind);
		const same = (Object.keys(start) as (keyof SymbolSheet)[]).every((key) => sheet[key] === start[key]);
		onChange({ ...state, effects: same ? others : { ...others, [kind.id]: sheet } });
	};
	return (
		<>
			{kinds.map((kind) => (
				<SymbolEditor
					key={kind.id}
					data={data}
					kind={kind}
					card={cardEffect(data, state, kind)}
					nullified={isNullified(data, state, kind)}
					sheet={effectOf(data, state, kind)}
					onChange={(sheet) => set(kind, sheet)}
				/>
			))}
			{Object.keys(state.effects).length > 0 && (
				<button
					type="button"
					class="discret"
					onClick={({ currentTarget }) => {
						// The button goes away: the focus stays on what holds it.
						currentTarget.closest('details')?.querySelector('summary')?.focus();
						onChange({ ...state, effects: {} });
					}}
				>
					Remettre les effets des cartes
				</button>
			)}
		</>
	);
}

interface EditorProps {
	data: ChaosBags;
	kind: TokenKind;
	card: SymbolEffect | undefined;
	/** Whether its modifier is 0, whatever its card says. */
	nullified: boolean;
	sheet: SymbolSheet;
	onChange: (sheet: SymbolSheet) => void;
}

function SymbolEditor({ data, kind, card, nullified, sheet, onChange }: EditorProps) {
	const sign = nullified ? 0 : signOfX(card);
	const asked = sign !== 0 && sheet.modifier * sign >= 0;
	const usual = typeof card?.modificateur === 'number' ? card.modificateur : sheet.modifier;
	const texts = [
		nullified && 'pour votre investigateur, ce pion a 0 pour modificateur',
		card?.vaut &&
			`au choix, ce pion compte comme ${listed(
				card.vaut.map((id) => `« ${tokenName(data, id)} »`),
				'ou',
			)} : le calcul prend le meilleur`,
		card?.annulable && 'au choix, annulez ce pion et révélez-en un autre : le calcul prend le meilleur',
		card?.consequence,
		card?.siReussite && `si le test est réussi, ${card.siReussite}`,
		card?.siEchec && `si le test échoue, ${card.siEchec}`,
		kind.echecAu && `le test échoue automatiquement au pion n° ${kind.echecAu} de ce type`,
	].filter((text) => typeof text === 'string');
	return (
		<fieldset class="symbole">
			<legend>{kind.nom}</legend>
			<div class="valeurs">
				{asked ? (
					<NumberField
						label={`X : ${card?.x ?? ''}`}
						value={Math.abs(sheet.modifier)}
						max={20}
						onChange={(value) => onChange({ ...sheet, modifier: value === 0 ? 0 : sign * value })}
					/>
				) : (
					<NumberField
						label="Modificateur"
						value={sheet.modifier}
						min={-20}
						max={20}
						onChange={(modifier) => onChange({ ...sheet, modifier })}
					/>
				)}
				<Select
					label="Issue automatique"
					value={sheet.automatic}
					options={[
						['none', 'Aucune'],
						['success', card?.reussiteSi ? `Réussite : ${card.reussiteSi}` : 'Réussite automatique'],
						['failure', 'Échec automatique'],
					]}
					onChange={(automatic) => onChange({ ...sheet, automatic })}
				/>
			</div>
			<div class="bascules">
				<Toggle
					label={`Révèle un autre pion${card?.reveleSi ? ` : ${card.reveleSi}` : ''}`}
					checked={sheet.revealsAnother}
					onChange={(revealsAnother) => onChange({ ...sheet, revealsAnother })}
				/>
				{(nullified ? undefined : card?.modificateurSi)?.map(({ si: condition, modificateur: modifier }) => (
					<Toggle
						key={condition}
						label={`${signed(modifier)} : ${condition}`}
						checked={sheet.modifier === modifier}
						onChange={(met) => onChange({ ...sheet, modifier: met ? modifier : usual })}
					/>
				))}
				{card?.echecSi && (
					<Toggle
						label={`Échec automatique : ${card.echecSi}`}
						checked={sheet.automatic === 'failure'}
						onChange={(met) => onChange({ ...sheet, automatic: met ? 'failure' : 'none' })}
					/>
				)}
			</div>
			{texts.length > 0 && <p class="note">{`${capital(texts.join(' ; '))}.`}</p>}
		</fieldset>
	);
}
