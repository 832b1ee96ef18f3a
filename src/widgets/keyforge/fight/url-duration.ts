import type { ArmorEvent } from '../../../rules/keyforge/fight';
import { readWord, writeWord } from '../../shared/url-words';
import { durationWords } from './url-words';

type Lasting = Pick<ArmorEvent, 'duration'>;

/** `durable` or `prochain` after what it lasts; an address without it is for the turn. `undefined`: not understood. */
export function readDuration([word, ...more]: readonly string[]): Lasting | undefined {
	if (word === undefined) return {};
	const duration = readWord(durationWords, word);
	return duration === undefined || more.length > 0 ? undefined : { duration };
}

export const writeDuration = ({ duration }: Lasting): string[] =>
	duration === undefined ? [] : [writeWord(durationWords, duration)];
