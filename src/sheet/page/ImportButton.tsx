import { useRef } from 'preact/hooks';
import { type Fault, fromCompact } from '../compact';
import type { Sheet } from '../model';
import { type Read, told } from './faults';

/** Largest file that is read, in bytes: a full sheet takes a fifth of it. */
const LARGEST = 500_000;

interface Props {
	onRead: (read: Read) => void;
}

/** Chooses a file that a sheet was exported to. */
export function ImportButton({ onRead }: Props) {
	const input = useRef<HTMLInputElement>(null);
	const read = async (file: File | undefined) => {
		if (!file) return;
		onRead(told(`Le fichier « ${file.name} »`, file.size > LARGEST ? 'too-long' : await readFile(file)));
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
