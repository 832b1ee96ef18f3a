import { type FormIndex, nodeAt } from '../form-tree';

/** Shorter words are others without their accents: « EDIT » is no « édit ». */
const SHORTEST = 5;

/**
 * Adds to an index its single words as one types them in a hurry, without accents, where no other form is the same:
 * those that say the game, for the others would double what is published. The accents of an ending stay: « sonne » is
 * no « sonné ».
 */
export function addPlain(index: FormIndex): void {
	for (const [word, { form }] of [...(index.next ?? [])]) {
		if (!form?.slug || form.common === 1 || word.length < SHORTEST) continue;
		const end = /é?e?s?$/.exec(word)?.[0] ?? '';
		const plain = word
			.slice(0, word.length - end.length)
			.normalize('NFD')
			.replace(/\p{M}/gu, '');
		nodeAt(index, [plain + end]).form ??= form;
	}
}
