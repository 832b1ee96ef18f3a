import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { LaterNote } from '../LaterNote';
import { useLater } from '../use-later';
import type { Codec } from '../use-url-state';

interface Props<State> {
	codec: Codec<State>;
	/** The case, as the address writes it. */
	query: string;
	answerOf: (state: State) => ComponentChildren;
}

/** The answer to another case than the present one, once the code that reads it has come. */
export function OtherAnswer<State>({ codec, query, answerOf }: Props<State>) {
	const asked = new URLSearchParams(query);
	const later = useLater(async () => codec.prepare?.(asked));
	const missing = codec.prepare?.(asked) !== undefined;
	useEffect(() => {
		if (missing) later.ask();
	}, [missing]);
	if (missing) return <LaterNote later={later} onRetry={later.ask} />;
	return answerOf(codec.read(asked).state);
}
