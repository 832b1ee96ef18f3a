import { useMemo, useRef } from 'preact/hooks';
import type { ChaosBags } from '../../../schemas/chaos-bags';
import { useLater } from '../../shared/use-later';
import type { Codec } from '../../shared/use-url-state';
import { initialState, type TestState } from './state';
import { skillTestCodec } from './url-state';
import { bringWholeBags, wholeBags } from './whole-bags';

/** The data at hand, which grow when a case asks for the rest, and the codec that reads an address with them. */
export function useBags(page: string, opening: ChaosBags) {
	const more = useLater(() => bringWholeBags(page));
	const data = more.module ?? wholeBags() ?? opening;
	const known = useRef(data);
	known.current = data;
	// It stays the same when the rest of the data comes: the case at hand is not read again.
	const codec = useMemo((): Codec<TestState> => {
		return {
			initial: initialState,
			read: (query) => skillTestCodec(known.current).read(query),
			write: (state) => skillTestCodec(known.current).write(state),
		};
	}, []);
	return { data, more, codec };
}
