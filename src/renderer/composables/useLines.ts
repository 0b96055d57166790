import { nextTick, onMounted, onUnmounted, ref, watch, type Ref } from 'vue'

/** Lines that a text may have: so many, or as many as it needs. */
export type Lines = number | null

/** From what all texts would like to what they must put up with. */
const steps: readonly [...Lines[], number] = [null, 3, 2]

/**
 * @param of what is shown: whenever that is another it is measured anew, as when the window changes its size.
 * @returns how many lines the texts of an element can have, at two or more, before something it stands in has to be
 *   scrolled the farther for it. It is measured before anything is painted.
 */
export function useLines(element: Readonly<Ref<HTMLElement | null>>, of: () => unknown): Readonly<Ref<Lines>> {
  const lines = ref<Lines>(2)
  /** @returns how high everything around it is that scrolls, with texts of so many lines. */
  const measured = async (most: Lines) => {
    lines.value = most
    await nextTick()
    return scrollersOf(element.value).map(({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }))
  }
  let latest = 0
  const measure = async () => {
    const mine = ++latest
    const least = await measured(steps.at(-1)!)
    for (const most of steps) {
      // Begun anew meanwhile.
      if (mine !== latest) return
      const all = await measured(most)
      const isMore = all.some(
        ({ scrollHeight, clientHeight }, i) =>
          scrollHeight > clientHeight + 1 && scrollHeight > (least[i]?.scrollHeight ?? 0),
      )
      if (!isMore) return
    }
  }
  const again = () => void measure()
  onMounted(() => {
    window.addEventListener('resize', again)
    again()
  })
  onUnmounted(() => {
    window.removeEventListener('resize', again)
  })
  watch(of, again)
  return lines
}

function scrollersOf(element: HTMLElement | null): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let box = element; box; box = box.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) found.push(box)
  return found
}
