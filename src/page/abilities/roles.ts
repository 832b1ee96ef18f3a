/** What a piece of an ability does, in the words of the four games; each has its class, its colour and its line. */
export const roles = {
	declencheur: { name: 'Déclencheur', meaning: 'quand, ou par quelle action, la capacité se résout' },
	condition: { name: 'Condition', meaning: 'ce qui doit être vrai' },
	cout: { name: 'Coût', meaning: 'ce que vous payez pour avoir l’effet' },
	cible: { name: 'Cible', meaning: 'ce que vous choisissez' },
	effet: { name: 'Effet', meaning: 'ce qui se passe' },
	'mot-cle': { name: 'Mot-clé', meaning: 'une règle entière en un mot' },
	limite: { name: 'Limite', meaning: 'combien de fois' },
	nombre: { name: 'Nombre', meaning: 'combien' },
} as const;

export type Role = keyof typeof roles;

/** A colour for each role: what Shiki carries from the grammar to the class. It is never seen. */
export const markers: Record<Role, string> = Object.fromEntries(
	Object.keys(roles).map((role, at) => [role, `#0000${(at + 16).toString(16)}`]),
) as Record<Role, string>;
