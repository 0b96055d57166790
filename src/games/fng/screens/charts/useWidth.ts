import { useTemplateRef, type Ref } from 'vue'
import { useElementWidth } from '../../../../renderer/composables/useElementWidth.ts'

/** What a chart is drawn at before it has been laid out. */
const unknown = 720

/** @returns how wide the element with the ref `plot` is, in pixels, as the window changes. */
export const useWidth = (): Readonly<Ref<number>> => useElementWidth(useTemplateRef<HTMLElement>('plot'), unknown)
