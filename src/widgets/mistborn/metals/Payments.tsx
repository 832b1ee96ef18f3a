import type { Action, Payment } from '../../../rules/mistborn/metals';
import { Heading, type HeadingLevel } from '../../shared/Heading';
import { RuleLink, type RuleLinks } from '../../shared/RuleLink';
import { capital, listed } from '../../shared/words';
import { purposeName } from './answer';
import type { CitedRule } from './card';
import { wayText } from './ways';
import { metals } from './words';

interface Props {
	payments: readonly Payment[];
	links: RuleLinks<CitedRule>;
	level: HeadingLevel;
	/** Whether there is room for so many more actions. */
	fits: (more: number) => boolean;
	onPay: (actions: readonly Action[]) => void;
}

/** What is still to pay, each thing alone, with the ways to pay it or what is missing. */
export function Payments({ payments, links, level, fits, onPay }: Props) {
	if (payments.length === 0) return null;
	return (
		<section class="paiements" aria-labelledby="metaux-paiements">
			<Heading level={level} id="metaux-paiements">
				Que pouvez-vous payer ?
			</Heading>
			<p class="note">Chaque ligne à part : payer l’une peut vous priver d’une autre.</p>
			<ul>
				{payments.map((payment) => (
					<li key={purposeName(payment.purpose)} class={payment.verdict}>
						<b>{capital(purposeName(payment.purpose))}</b> {verdictText(payment)}{' '}
						<RuleLink href={links[payment.rule]} />
						{payment.ways.length > 0 && (
							<ul>
								{payment.ways.map((actions) => (
									<li key={wayText(actions)}>
										{wayText(actions)}
										{actions.some(({ type }) => type === 'refresh') && ', prêt au prochain tour'}{' '}
										<button type="button" disabled={!fits(actions.length)} onClick={() => onPay(actions)}>
											Payer ainsi
											<span class="visuellement-cache">{` ${purposeName(payment.purpose)} : ${wayText(actions)}`}</span>
										</button>
									</li>
								))}
							</ul>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}

/** « (2 Fer) : payable », or what is missing. */
export function verdictText({ demand, missing, verdict }: Payment): string {
	const cost = `(${listed(metals(demand))})`;
	return verdict === 'payable' ? `${cost} : payable.` : `${cost} : il manque ${listed(metals(missing))}.`;
}
