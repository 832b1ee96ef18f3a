import { expect, test } from 'vitest';
import { checkRepositoryPath } from '../../../src/build/repository-path';

test.each(['/home/moi/arbitre', '/home/moi/Mes sites/règles (2)/l’arbitre', 'C:\\Sites\\arbitre'])(
	'the site is built in « %s »',
	(folder) => expect(() => checkRepositoryPath(folder)).not.toThrow(),
);

test('the site is not built where a name has a « % »', () => {
	expect(() => checkRepositoryPath('/home/100%/arbitre')).toThrow(
		'Le dossier du dépôt est « /home/100%/arbitre » ; attendu : un chemin sans « % ».',
	);
});
