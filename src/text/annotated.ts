/** Whether things with notes in brackets are read one a line: in a sentence, several notes would hide them. */
export const readsByLine = (things: readonly { note?: string | undefined }[]): boolean =>
	things.filter(({ note }) => note).length > 1;
