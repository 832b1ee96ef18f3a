import { resolve } from '../../../rules/keyforge/fight';
import { DestroyedFields } from './DestroyedFields';
import { EventFields } from './EventFields';
import { EventList } from './EventList';
import { eventNames, rarer } from './event-names';
import { eventTitle } from './event-title';
import { FightExtrasFields } from './FightExtrasFields';
import { LineStrip } from './LineStrip';
import { newEvent } from './new-event';
import { boardSentence } from './sentences-board';
import { readDestroyed, writeDestroyed } from './url-destroyed';
import { readEffects, readSequel, writeEffects, writeSequel } from './url-sequel';

/** What comes when a turn holds more than its fight. */
export const board = {
	resolve,
	newEvent,
	title: eventTitle,
	eventNames,
	rarer,
	sentence: boardSentence,
	DestroyedFields,
	EventFields,
	EventList,
	FightExtrasFields,
	LineStrip,
	readDestroyed,
	readEffects,
	readSequel,
	writeDestroyed,
	writeEffects,
	writeSequel,
};

export type Board = typeof board;
