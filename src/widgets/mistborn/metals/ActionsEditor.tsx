import { useRef } from 'preact/hooks';
import type { Action, Result } from '../../../rules/mistborn/metals';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import { LaterFold } from '../../shared/LaterFold';
import type { RuleLinks } from '../../shared/RuleLink';
import { replaceAt } from '../../shared/replace-at';
import { useFocus } from '../../shared/use-focus';
import type { CitedRule } from './card';
import { newAction } from './new-action';
import { Refused } from './Refused';
import { type EffectSheet, MAX_ACTIONS } from './state';
import { actionTitle } from './ways';

interface Props {
	actions: readonly Action[];
	result: Result;
	effects: readonly EffectSheet[];
	links: RuleLinks<CitedRule>;
	level: HeadingLevel;
	onChange: (actions: readonly Action[]) => void;
}

const buttons: Record<Action['type'], string> = {
	burn: 'Brûler',
	flare: 'Attiser',
	atium: 'Atium',
	lay: 'Carte comme métal',
	refresh: 'Régénérer',
	gain: 'Gain',
	riot: 'Exalter',
	seek: 'Traquer',
};

const loadFields = () => import('./ActionFields');

/** What the player does, action by action, each with what forbids it. */
export function ActionsEditor({ actions, result, effects, links, level, onChange }: Props) {
	const { root, focusOn } = useFocus<HTMLElement>();
	const added = useRef<number | undefined>(undefined);
	const add = (type: Action['type']) => {
		onChange([...actions, newAction(type, result, effects)]);
		added.current = actions.length;
		focusOn(`[data-action="${actions.length}"]`);
	};
	const remove = (at: number) => {
		onChange(actions.filter((_, index) => index !== at));
		// The action that takes its place, or the one before; without any, what adds one.
		focusOn(actions.length > 1 ? `[data-action="${Math.min(at, actions.length - 2)}"]` : '.ajouts button');
	};
	return (
		<section class="suite-du-tour" aria-labelledby="metaux-suite" ref={root}>
			<Heading level={level} id="metaux-suite">
				Ce que vous faites
			</Heading>
			{actions.length > 0 && (
				<ol>
					{actions.map((action, at) => {
						const title = `${at + 1}. ${actionTitle(action)}`;
						const outcome = result.outcomes[at];
						return (
							<li key={at}>
								<fieldset data-action={at} tabIndex={-1}>
									<legend>{title}</legend>
									<LaterFold
										summary={
											<>
												Modifier
												<span class="visuellement-cache"> l’action {title}</span>
											</>
										}
										fresh={at === added.current}
										load={loadFields}
										draw={({ ActionFields }) => (
											<ActionFields
												action={action}
												cards={result.cards}
												effects={effects}
												onChange={(next) => onChange(replaceAt(actions, at, next))}
											/>
										)}
									/>
									{outcome?.type === 'illegal' && <Refused illegal={outcome} links={links} />}
									<button type="button" class="discret" onClick={() => remove(at)}>
										Retirer
										<span class="visuellement-cache"> l’action {title}</span>
									</button>
								</fieldset>
							</li>
						);
					})}
				</ol>
			)}
			<p class="ajouts">
				{(Object.keys(buttons) as Action['type'][]).map((type) => (
					<button key={type} type="button" disabled={actions.length >= MAX_ACTIONS} onClick={() => add(type)}>
						+ {buttons[type]}
					</button>
				))}
			</p>
			{actions.length >= MAX_ACTIONS && <p class="note">L’outil s’arrête à {MAX_ACTIONS} actions.</p>}
		</section>
	);
}
