import type { Turn } from '../../../rules/keyforge/chains';
import { NumberField } from '../../shared/NumberField';

interface Props {
	turn: Turn;
	/** Whether the deck and the discard pile are counted. */
	counted: boolean;
	onChange: (turn: Turn) => void;
}

/** What happens in a turn besides the cards that are played. */
export function TurnFields({ turn, counted, onChange }: Props) {
	const field = (key: keyof Turn, label: string, min = 0) => (
		<NumberField label={label} value={turn[key]} min={min} onChange={(value) => onChange({ ...turn, [key]: value })} />
	);
	return (
		<div class="valeurs">
			{field('chains', 'Chaînes gagnées (−\u00a0: perdues)', -99)}
			{field('drawn', 'Piochées par capacité')}
			{field('archives', 'Reprises des archives')}
			{field('modifier', 'Main à refaire (+\u00a0ou\u00a0−)', -99)}
			{counted && field('discarded', 'Mises en défausse')}
		</div>
	);
}
