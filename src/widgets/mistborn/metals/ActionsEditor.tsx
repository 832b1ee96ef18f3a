import type { Evenement } from '../../../rules/mistborn/metals/action';
import type { Resultat } from '../../../rules/mistborn/metals/resolution';
import { frenchTypography } from '../../../text/french';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import type { RuleLinks } from '../../shared/RuleLink';
import { useFocus } from '../../shared/use-focus';
import { ActionFields } from './ActionFields';
import type { CitedRule } from './card';
import { newAction } from './new-action';
import { Refused } from './Refused';
import { MAX_SUITE } from './state';
import { actionTitle } from './ways';

interface Props {
	suite: readonly Evenement[];
	resultat: Resultat;
	links: RuleLinks<CitedRule>;
	level: HeadingLevel;
	onChange: (suite: readonly Evenement[]) => void;
}

const buttons: Record<Evenement['type'], string> = {
	bruler: 'Brûler',
	attiser: 'Attiser',
	atium: 'Atium',
	carte: 'Carte comme métal',
	regenerer: 'Régénérer',
	gain: 'Gain',
};

/** What the player does, action by action, each with what forbids it. */
export function ActionsEditor({ suite, resultat, links, level, onChange }: Props) {
	const { root, focusOn } = useFocus<HTMLElement>();
	const add = (type: Evenement['type']) => {
		onChange([...suite, newAction(type, resultat)]);
		focusOn(`[data-action="${suite.length}"]`);
	};
	const replace = (at: number, action: Evenement) =>
		onChange(suite.map((other, index) => (index === at ? action : other)));
	const remove = (at: number) => {
		onChange(suite.filter((_, index) => index !== at));
		// The action that takes its place, or the one before; without any, what adds one.
		focusOn(suite.length > 1 ? `[data-action="${Math.min(at, suite.length - 2)}"]` : '.ajouts button');
	};
	return (
		<section class="suite-du-tour" aria-labelledby="metaux-suite" ref={root}>
			<Heading level={level} id="metaux-suite">
				Ce que vous faites
			</Heading>
			{suite.length > 0 && (
				<ol>
					{suite.map((action, at) => {
						const title = `${at + 1}. ${actionTitle(action)}`;
						const issue = resultat.issues[at];
						return (
							<li key={at}>
								<fieldset data-action={at} tabIndex={-1}>
									<legend>{frenchTypography(title)}</legend>
									<ActionFields action={action} cards={resultat.cartes} onChange={(next) => replace(at, next)} />
									{issue?.type === 'illegal' && <Refused illegal={issue} links={links} />}
									<button type="button" class="discret" onClick={() => remove(at)}>
										Retirer
										<span class="visuellement-cache"> l’action {frenchTypography(title)}</span>
									</button>
								</fieldset>
							</li>
						);
					})}
				</ol>
			)}
			<p class="ajouts">
				{(Object.keys(buttons) as Evenement['type'][]).map((type) => (
					<button key={type} type="button" disabled={suite.length >= MAX_SUITE} onClick={() => add(type)}>
						+ {buttons[type]}
					</button>
				))}
			</p>
			{suite.length >= MAX_SUITE && <p class="note">L’outil s’arrête à {MAX_SUITE} actions.</p>}
		</section>
	);
}
