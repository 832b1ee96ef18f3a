import { resolve } from '../../../rules/keyforge/fight';
import { EventFields } from './EventFields';
import { EventList } from './EventList';
import { eventNames, rarer } from './event-names';
import { eventTitle } from './event-title';
import { FightExtrasFields } from './FightExtrasFields';
import { LineStrip } from './LineStrip';
import { newEvent } from './new-event';
import { boardSentence } from './sentences-board';
import { readEffects, readSequel, writeEffects, writeSequel } from './url-sequel';

/** What comes when a turn holds more than its fight. */
export const board = {
	resolve,
	newEvent,
	title: eventTitle,
	eventNames,
	rarer,
	sentence: boardSentence,
	EventFields,
	EventList,
	FightExtrasFields,
	LineStrip,
	readEffects,
	readSequel,
	writeEffects,
	writeSequel,
};

export type Board = typeof board;
