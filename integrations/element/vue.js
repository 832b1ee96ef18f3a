import { defineArbitre } from 'arbitre-element';
import { h, onMounted } from 'vue';

/** `<arbitre-outil>`; its slot is the link that is read until the frame answers. */
export const Arbitre = {
	name: 'Arbitre',
	// What is no property goes to the element as it is: `class`, `style`, `hauteur`.
	props: { site: String },
	setup(props, { slots, attrs }) {
		onMounted(() => defineArbitre(props.site));
		return () => h('arbitre-outil', attrs, slots.default?.());
	},
	inheritAttrs: false,
};
