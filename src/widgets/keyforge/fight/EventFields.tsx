import type { GameEvent, Outcome, SeveralEvent } from '../../../rules/keyforge/fight';
import { AemberFields } from './AemberFields';
import { AlsoFields } from './AlsoFields';
import { DamageFields } from './DamageFields';
import { EnterFields } from './EnterFields';
import { FightFields } from './FightFields';
import { HealFields } from './HealFields';
import { KeywordFields, SetFields } from './KeywordFields';
import { DestroyFields, LeaveFields } from './LeaveFields';
import { ControlFields, ShiftFields } from './LineFields';
import { MoveFields } from './MoveFields';
import { RedirectFields } from './RedirectFields';
import { type EventProps, TargetSelect } from './TargetSelect';
import { StatusFields, UseFields } from './UseFields';
import { CountersFields, PreventionFields, VariationFields } from './VariationFields';

type Props = EventProps & { outcome: Outcome | undefined };

/** The fields of one event, and the other creatures that it concerns. */
export function EventFields(props: Props) {
	const { event, state, onChange } = props;
	return (
		<>
			<OwnFields {...props} />
			{isSeveral(event) && <AlsoFields event={event} state={state} onChange={onChange} />}
		</>
	);
}

const ALONE: readonly GameEvent['type'][] = [
	'fight',
	'use',
	'damage',
	'move',
	'redirect',
	'shift',
	'control',
	'enter',
	'new-turn',
];

const isSeveral = (event: GameEvent): event is SeveralEvent => !ALONE.includes(event.type);

function OwnFields({ event, outcome, state, onChange, onJoin }: Props) {
	switch (event.type) {
		case 'new-turn':
			return (
				<p class="note">
					Le joueur dont le tour finit redresse ses cartes. Armure et insaisissable servent de nouveau. Ce qui ne durait
					qu’un tour prend fin : une créature peut en être détruite.
				</p>
			);
		case 'fight':
			return <FightFields event={event} state={state} Fields={EventFields} onChange={onChange} onJoin={onJoin} />;
		case 'use':
			return <UseFields event={event} state={state} onChange={onChange} />;
		case 'damage':
			return <DamageFields event={event} state={state} onChange={onChange} />;
		case 'move':
			return <MoveFields event={event} state={state} onChange={onChange} />;
		case 'armor':
		case 'power':
			return <VariationFields event={event} state={state} onChange={onChange} />;
		case 'keyword':
			return <KeywordFields event={event} state={state} onChange={onChange} />;
		case 'set':
			return <SetFields event={event} state={state} onChange={onChange} />;
		case 'counters':
			return <CountersFields event={event} state={state} onChange={onChange} />;
		case 'status':
			return <StatusFields event={event} state={state} onChange={onChange} />;
		case 'ward':
			return (
				<div class="valeurs">
					<TargetSelect event={event} state={state} onChange={onChange} />
				</div>
			);
		case 'heal':
			return <HealFields event={event} state={state} onChange={onChange} />;
		case 'aember':
			return <AemberFields event={event} state={state} onChange={onChange} />;
		case 'destroy':
			return <DestroyFields event={event} outcome={outcome} state={state} onChange={onChange} />;
		case 'shift':
			return <ShiftFields event={event} state={state} onChange={onChange} />;
		case 'enter':
			return <EnterFields event={event} state={state} onChange={onChange} />;
		case 'control':
			return <ControlFields event={event} state={state} onChange={onChange} />;
		case 'leave':
			return <LeaveFields event={event} state={state} onChange={onChange} />;
		case 'redirect':
			return <RedirectFields event={event} state={state} onChange={onChange} />;
		case 'prevention':
			return <PreventionFields event={event} state={state} onChange={onChange} />;
	}
}
