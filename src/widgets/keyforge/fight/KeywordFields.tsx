import type { Keyword, KeywordEvent, SetEvent } from '../../../rules/keyforge/fight';
import { NumberField } from '../../shared/NumberField';
import { Select } from '../../shared/Select';
import { capital } from '../../shared/words';
import { DurationSelect } from './DurationSelect';
import { type EventProps, TargetSelect } from './TargetSelect';
import { keywordNames } from './words-keyword';

const keywords = (Object.keys(keywordNames) as Keyword[]).map((name) => [name, capital(keywordNames[name])] as const);

/** The keyword that a creature gains or loses, and how long for. */
export function KeywordFields({ event, state, onChange }: EventProps<KeywordEvent>) {
	const { amount, lost, duration, ...rest } = event;
	const counted = !lost && ['assault', 'hazardous'].includes(event.keyword);
	const set = (part: { [Key in keyof KeywordEvent]?: KeywordEvent[Key] | undefined }) => {
		const next = { ...event, ...part };
		const asks = !next.lost && ['assault', 'hazardous'].includes(next.keyword);
		onChange({
			...rest,
			keyword: next.keyword,
			...(next.lost && { lost: true as const }),
			...(asks && { amount: next.amount ?? 1 }),
			...(next.duration && { duration: next.duration }),
		});
	};
	return (
		<div class="valeurs">
			<TargetSelect label="Quelle créature" event={event} state={state} onChange={onChange} />
			<Select
				label="Ce qui arrive"
				value={lost ? 'lost' : 'gained'}
				options={[
					['gained', 'Elle gagne'],
					['lost', 'Elle perd'],
				]}
				onChange={(how) => set({ lost: how === 'lost' || undefined })}
			/>
			<Select label="Mot-clé" value={event.keyword} options={keywords} onChange={(keyword) => set({ keyword })} />
			{counted && <NumberField label="X" min={1} value={amount ?? 1} onChange={(value) => set({ amount: value })} />}
			<DurationSelect duration={duration} onChange={(longer) => set({ duration: longer })} />
		</div>
	);
}

/** What a card says that the power or the armor of a creature is, and how long for. */
export function SetFields({ event, state, onChange }: EventProps<SetEvent>) {
	const { duration, ...rest } = event;
	return (
		<>
			<div class="valeurs">
				<TargetSelect label="Quelle créature" event={event} state={state} onChange={onChange} />
				<Select
					label="Ce qui est fixé"
					value={event.what}
					options={[
						['power', 'Sa puissance'],
						['armor', 'Son armure'],
					]}
					onChange={(what) => onChange({ ...event, what })}
				/>
				<NumberField label="À combien" value={event.value} onChange={(value) => onChange({ ...event, value })} />
				<DurationSelect
					duration={duration}
					onChange={(longer) => onChange({ ...rest, ...(longer && { duration: longer }) })}
				/>
			</div>
			<p class="note">
				Tant que la carte le fixe, rien d’autre ne change ce nombre : ni marqueur, ni bonus, même reçu ensuite. C’est ce
				que le livret répond pour L’Étoile Blafarde.
			</p>
		</>
	);
}
