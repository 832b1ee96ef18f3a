import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { LaterNote } from './LaterNote';
import { useLater } from './use-later';

interface Props<Module> {
	summary: ComponentChildren;
	/** Whether it was just added: then it is open. */
	fresh?: boolean;
	/** The code of what is inside. */
	load: () => Promise<Module>;
	/** What is inside, drawn by that code. */
	draw: (module: Module) => ComponentChildren;
}

/** A fold whose inside is loaded when it is opened. Its summary must be enough until then. */
export function LaterFold<Module>({ summary, fresh = false, load, draw }: Props<Module>) {
	const later = useLater(load);
	const [opened] = useState(fresh);
	const fold = useRef<HTMLDetailsElement>(null);
	const fill = () => {
		if (fold.current?.open) later.ask();
	};
	// The reader may have opened it before this script ran, without an event for it.
	useEffect(fill, []);
	return (
		<details ref={fold} open={opened} onPointerEnter={later.prepare} onFocusIn={later.prepare} onToggle={fill}>
			<summary>{summary}</summary>
			{later.module ? draw(later.module) : <LaterNote later={later} onRetry={later.ask} />}
		</details>
	);
}
