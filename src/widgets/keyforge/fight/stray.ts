import { quote } from '../../shared/fields';

/** One « _ » parts two fields: any other is told. */
export function noticeStray(parameter: string, text: string, notice: (text: string) => void): void {
	if (/^_|__/.test(text)) notice(`${quote(parameter)} contient un « _ » de trop : il est ignoré.`);
}
