import { useRef } from 'preact/hooks';
import { type Fault, fromCompact } from '../compact';
import type { Sheet } from '../model';

/** Largest file that is read, in bytes: a full sheet takes a fifth of it. */
const LARGEST = 500_000;

interface Props {
	/** Whether it stands among others, in small letters. */
	onRead: (read: { sheet: Sheet; dropped: number } | Fault, file: string) => void;
}

/** Chooses a file that a sheet was exported to. */
export function ImportButton({ onRead }: Props) {
	const input = useRef<HTMLInputElement>(null);
	const read = async (file: File | undefined) => {
		if (!file) return;
		onRead(file.size > LARGEST ? 'too-long' : await readFile(file), file.name);
		// The same file may be chosen again.
		if (input.current) input.current.value = '';
	};
	return (
		<>
			<button type="button" onClick={() => input.current?.click()}>
				Importer un fichier
			</button>
			<input
				ref={input}
				type="file"
				accept="application/json,.json"
				hidden
				aria-label="Fichier d’une feuille"
				onChange={(event) => read(event.currentTarget.files?.[0])}
			/>
		</>
	);
}

async function readFile(file: File): Promise<{ sheet: Sheet; dropped: number } | Fault> {
	try {
		return fromCompact(JSON.parse(await file.text()));
	} catch {
		return 'foreign';
	}
}
