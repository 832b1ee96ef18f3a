import type { AuthorError } from '../../schemas/author-error';

/** A file that an author writes, and where its fields are. */
export interface Written {
	file: string;
	lineOf: (field: string) => number;
}

/** Where an error is. */
export type Place = Pick<AuthorError, 'file' | 'line' | 'field'>;

/**
 * A field of a file as the place of an error, under another name when authors know it by one. Its line is looked for when it is
 * read: the file is then read again, slower, and few builds have an error.
 */
export const placeIn = ({ file, lineOf }: Written, place: string, field = place): Place => ({
	file,
	get line() {
		return lineOf(place);
	},
	field,
});

/** Makes the errors of one kind at one place. */
export type Fault = (message: string, todo: string) => AuthorError;

export const faultsAt =
	(kind: AuthorError['kind'], place: Place): Fault =>
	(message, todo) => ({ kind, ...place, message, todo });
