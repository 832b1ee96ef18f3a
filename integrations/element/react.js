import { defineArbitre } from 'arbitre-element';
import { createElement, useEffect } from 'react';

/** `<arbitre-outil>`; what it holds is the link that is read until the frame answers. */
export function Arbitre({ site, children, ...attributes }) {
	useEffect(() => defineArbitre(site), [site]);
	return createElement('arbitre-outil', attributes, children);
}
