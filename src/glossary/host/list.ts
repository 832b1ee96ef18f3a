/** The items of a list written in commas and lines. */
export const list = (text: string): readonly string[] => text.trim().split(/\s*[,\n]\s*/);
