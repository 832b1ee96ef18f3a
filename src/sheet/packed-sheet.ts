import { fromCompact, toCompact } from './compact';
import type { Sheet } from './model';

// A sheet in an address: JSON, compressed by the browser (raw DEFLATE), in the base 64 of addresses. It stands after « # »,
// so that it is never sent to a server.

/** Characters of a sheet in an address: what messengers and browsers carry. */
export const LONGEST = 16_000;

/** Bytes that a sheet may take once it is open: an address that swells beyond is refused before it is read. */
const LARGEST = 200_000;

/** A sheet as it stands in an address. */
export async function packSheet(sheet: Sheet): Promise<string> {
	const bytes = new TextEncoder().encode(JSON.stringify(toCompact(sheet)));
	return toBase64(await gathered(through(bytes, new CompressionStream('deflate-raw')), Number.POSITIVE_INFINITY));
}

/** What an address holds; a fault when it was cut, made by hand, or is of a later version. */
export async function unpackSheet(text: string): Promise<ReturnType<typeof fromCompact>> {
	if (text.length > LONGEST) return 'too-long';
	try {
		const packed = fromBase64(text);
		const bytes = await gathered(through(packed, new DecompressionStream('deflate-raw')), LARGEST);
		return fromCompact(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
	} catch (error) {
		return error instanceof RangeError ? 'too-long' : 'foreign';
	}
}

const through = (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
	new Blob([bytes]).stream().pipeThrough(stream);

/** All that a stream gives. Throws a RangeError beyond `most` bytes, without asking for the rest. */
async function gathered(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
	const parts: Uint8Array[] = [];
	let size = 0;
	const reader = stream.getReader();
	for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
		if (!value) continue;
		size += value.length;
		if (size > most) {
			await reader.cancel();
			throw new RangeError(`More than ${most} bytes.`);
		}
		parts.push(value);
	}
	const bytes = new Uint8Array(size);
	let at = 0;
	for (const part of parts) {
		bytes.set(part, at);
		at += part.length;
	}
	return bytes;
}

function toBase64(bytes: Uint8Array): string {
	const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
	return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
