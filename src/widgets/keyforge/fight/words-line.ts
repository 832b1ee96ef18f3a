import { ofName } from './words';

/** Where a creature goes in a line: « sur le flanc droit », « à droite de votre créature ». */
export function sayWhere({ hand, of }: { readonly hand: 'left' | 'right'; readonly of?: string }): string {
	if (of === undefined) return `sur le flanc ${hand === 'left' ? 'gauche' : 'droit'}`;
	return `à ${hand === 'left' ? 'gauche' : 'droite'} ${ofName(of)}`;
}
