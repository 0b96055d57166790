import { onMounted, onUnmounted, watch, type Ref } from 'vue'
import { foundIn, wordsOf } from './foundWords.ts'

/** Name of the highlight in `journal.css`. */
const name = 'found'

/**
 * Marks found words wherever they stand inside an element, also in what is unfolded later. It paints over the text and
 * changes nothing in the page, so that screen readers are not disturbed.
 */
export function useFoundMarks(root: Readonly<Ref<HTMLElement | null>>, searched: () => string): void {
  // Browsers without highlights, and tests, go without.
  if (typeof Highlight === 'undefined') return
  let waiting = 0
  const paint = () => {
    waiting = 0
    const words = wordsOf(searched())
    const ranges = words.length === 0 || !root.value ? [] : rangesIn(root.value, words)
    CSS.highlights.set(name, new Highlight(...ranges))
  }
  const paintSoon = () => {
    waiting ||= requestAnimationFrame(paint)
  }
  const watcher = new MutationObserver(paintSoon)
  onMounted(() => {
    if (root.value) watcher.observe(root.value, { childList: true, subtree: true, characterData: true })
  })
  watch(searched, paintSoon)
  onUnmounted(() => {
    watcher.disconnect()
    cancelAnimationFrame(waiting)
    CSS.highlights.delete(name)
  })
}

function rangesIn(root: HTMLElement, words: readonly string[]): Range[] {
  const found: Range[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const [from, to] of foundIn(node.textContent ?? '', words)) {
      const range = new Range()
      range.setStart(node, from)
      range.setEnd(node, to)
      found.push(range)
    }
  return found
}
