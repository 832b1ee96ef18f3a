import { resolve } from '../../../rules/l5r/conflict';
import { endedEarly, late } from './caveats-events';
import { EventsEditor } from './EventsEditor';
import { eventSentence } from './sentences-events';
import { readEvents, writeEvents } from './url-event';

/** What comes when something happens in a conflict. */
export const board = { resolve, EventsEditor, sentence: eventSentence, endedEarly, late, readEvents, writeEvents };

export type Board = typeof board;
