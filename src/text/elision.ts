/** « de » before a name, elided before a vowel or an h: « d’Horreur à Arkham », « de KeyForge ». No name of a game has an aspirated h. */
export const ofName = (name: string): string => (/^[aeiouyhàâéèêëîïôûœ]/iu.test(name) ? `d’${name}` : `de ${name}`);
