/** A text with a capital letter first, in French: « épuisé » is « Épuisé ». */
export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
