/**
 * What is wrong with a page as it is painted: runs inside the browser, so it holds all it needs.
 *
 * - `wide`: the page scrolls sideways.
 * - `cut`: words that their box cuts off, or that stand outside what encloses them.
 * - `over`: two texts that are printed over each other.
 *
 * What scrolls by itself may hide what can be scrolled to, and what is marked `data-excerpt` is the beginning of
 * something that opens or is told whole beside it. Words in drawings (SVG) are measured by eye.
 * @returns a line for each fault; none is what is wanted.
 */
export function layoutFaults(): string[] {
  const faults: string[] = []
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth + 1) faults.push(`wide: the window scrolls sideways to ${root.scrollWidth}`)
  const main = document.querySelector('main')
  if (main && main.scrollWidth > main.clientWidth + 1)
    faults.push(`wide: the page scrolls sideways, ${main.scrollWidth} in ${main.clientWidth}`)

  interface Box {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }
  interface Text extends Box {
    readonly words: string
    readonly element: Element
  }
  const clips = (value: string) => value === 'hidden' || value === 'clip'
  const scrolls = (value: string) => value === 'auto' || value === 'scroll'
  const isSeen = (element: Element) => {
    // What is folded away has its place all the same.
    if (!element.checkVisibility()) return false
    const style = getComputedStyle(element)
    return style.visibility === 'visible' && style.clipPath === 'none' && Number(style.opacity) > 0
  }

  /** What encloses texts is asked for each of them, and asking is dear. */
  const known = new Map<Element, ReturnType<typeof lookAt>>()
  const lookAt = (box: Element) => {
    const { overflowX, overflowY, clipPath, position } = getComputedStyle(box)
    const isEdge = [overflowX, overflowY].some((value) => clips(value) || scrolls(value))
    return { overflowX, overflowY, clipPath, position, edge: isEdge ? box.getBoundingClientRect() : null }
  }
  const boxOf = (box: Element) => {
    const looked = known.get(box) ?? lookAt(box)
    known.set(box, looked)
    return looked
  }

  /** What of a text can be seen, and whether a box that cannot be scrolled cuts it. */
  const measure = (text: Box, from: Element): { seen: Box | null; cutBy: Element | null } => {
    let { left, right, top, bottom } = text
    let cutBy: Element | null = null
    for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, clipPath, position, edge } = boxOf(box)
      if (clipPath !== 'none') return { seen: null, cutBy: null }
      if (edge) {
        if (clips(overflowX) && (left < edge.left - 1.5 || right > edge.right + 1.5)) cutBy ??= box
        // Leading may hang out of a tight line; letters may not.
        if (clips(overflowY) && (top < edge.top - 4 || bottom > edge.bottom + 4)) cutBy ??= box
        left = Math.max(left, edge.left)
        right = Math.min(right, edge.right)
        top = Math.max(top, edge.top)
        bottom = Math.min(bottom, edge.bottom)
        if (right - left < 1 || bottom - top < 1) {
          // Scrolled away, not cut.
          return { seen: null, cutBy: scrolls(overflowX) || scrolls(overflowY) ? null : cutBy }
        }
      }
      if (position === 'fixed') break
    }
    return { seen: { left, right, top, bottom }, cutBy }
  }

  const texts: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? ''
    const element = node.parentElement
    if (words === '' || !element || element.closest('svg, option, script, style, .notice, [aria-hidden="true"]'))
      continue
    if (!isSeen(element)) continue
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue
      const { seen, cutBy } = measure(rect, element)
      if (cutBy && !element.closest('[data-excerpt]')) {
        faults.push(`cut: "${words.slice(0, 40)}" by ${nameOf(cutBy)}`)
        break
      }
      if (seen) texts.push({ ...seen, words, element })
    }
  }

  // What a list offers is no text of the page: only what it shows, which its arrow must not cover.
  const ruler = document.createElement('canvas').getContext('2d')
  const arrow = 16
  for (const select of document.querySelectorAll('select')) {
    const shown = select.selectedOptions[0]?.text ?? ''
    const style = getComputedStyle(select)
    if (!ruler || !isSeen(select) || select.clientWidth === 0) continue
    ruler.font = style.font
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow
    if (ruler.measureText(shown).width > room + 1) faults.push(`cut: "${shown}" by ${nameOf(select)}`)
  }

  // A line box is taller than its letters: two lines may touch, not lie on each other.
  const sorted = texts.toSorted((a, b) => a.top - b.top)
  sorted.forEach((one, i) => {
    for (const other of sorted.slice(i + 1)) {
      if (other.top > one.bottom) break
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      const low = Math.min(one.bottom - one.top, other.bottom - other.top)
      if (across < 2 || down < low * 0.45 || one.element === other.element) continue
      // What lies over the page on purpose (a bar that stays, a panel, a dialog) hides what is below it.
      const x = (Math.max(one.left, other.left) + Math.min(one.right, other.right)) / 2
      const y = (Math.max(one.top, other.top) + Math.min(one.bottom, other.bottom)) / 2
      if (hides(document.elementFromPoint(x, y), one.element, other.element)) continue
      faults.push(`over: "${one.words.slice(0, 30)}" and "${other.words.slice(0, 30)}"`)
    }
  })
  return [...new Set(faults)]

  /** Whether something painted, with one of the two in it and not the other, lies on top. */
  function hides(top: Element | null, one: Element, other: Element): boolean {
    for (let layer = top; layer && layer !== document.body; layer = layer.parentElement) {
      const painted = !/^rgba\(.*, 0\)$|^transparent$/.test(getComputedStyle(layer).backgroundColor)
      if (painted && layer.contains(one) !== layer.contains(other)) return true
    }
    return false
  }

  function nameOf(element: Element): string {
    const classes = typeof element.className === 'string' ? element.className.split(/\s+/).filter(Boolean) : []
    return [element.tagName.toLowerCase(), ...classes].join('.')
  }
}
