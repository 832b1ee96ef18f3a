import type { Player } from '../../../rules/l5r/glory-count';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import { NumberField } from '../../shared/NumberField';
import { Toggle } from '../../shared/Toggle';
import { type GloryState, letters, MAX_SHEETS, maxRings, plain, type Sheet } from './state';

interface Props {
	player: Player;
	state: GloryState;
	total: number;
	level: HeadingLevel;
	onChange: (sheets: readonly Sheet[]) => void;
	onRings: (rings: number) => void;
	focusOn: (selector: string) => void;
}

const words = {
	you: { title: 'Vous', one: 'votre personnage' },
	opponent: { title: 'L’adversaire', one: 'le personnage adverse' },
} as const;

/** Characters and rings of one player: a line for each character. */
export function PlayerEditor({ player, state, total, level, onChange, onRings, focusOn }: Props) {
	const sheets = state[player];
	const { settings } = state;
	const title = `compte-de-gloire-${letters[player]}`;
	const field = (at: number) => `[data-personnage="${letters[player]}${at + 1}"]`;
	const set = (at: number, part: Partial<Sheet>) =>
		onChange(sheets.map((other, index) => (index === at ? { ...other, ...part } : other)));
	const add = () => {
		onChange([...sheets, plain]);
		focusOn(`${field(sheets.length)} input`);
	};
	const remove = (at: number) => {
		onChange(sheets.filter((_, index) => index !== at));
		// The character that takes its place, or the one before; without any, what adds one.
		focusOn(sheets.length > 1 ? field(Math.min(at, sheets.length - 2)) : `[data-ajout="${letters[player]}"]`);
	};
	return (
		<section class="camp" aria-labelledby={title}>
			<Heading level={level} id={title}>
				{words[player].title} : {total}
			</Heading>
			{sheets.map((sheet, at) => (
				<fieldset key={at} class="personnage" data-personnage={`${letters[player]}${at + 1}`} tabIndex={-1}>
					<legend>Personnage {at + 1}</legend>
					<NumberField label="Gloire" value={sheet.glory} onChange={(glory) => set(at, { glory })} />
					<Toggle label="Incliné" checked={sheet.bowed} onChange={(bowed) => set(at, { bowed })} />
					<button type="button" class="discret" onClick={() => remove(at)}>
						Retirer
						<span class="visuellement-cache">
							{' '}
							{words[player].one} {at + 1}
						</span>
					</button>
				</fieldset>
			))}
			<p class="ajouts">
				<button type="button" data-ajout={letters[player]} disabled={sheets.length >= MAX_SHEETS} onClick={add}>
					+ Personnage
				</button>
			</p>
			{sheets.length >= MAX_SHEETS && <p class="note">L’outil s’arrête à {MAX_SHEETS} personnages par joueur.</p>}
			<NumberField
				label="Anneaux revendiqués"
				value={player === 'you' ? settings.yourRings : settings.opposingRings}
				max={maxRings(settings, player)}
				onChange={onRings}
			/>
		</section>
	);
}
