import { nextTick, ref, type Ref } from 'vue'

export interface ReadingPlace {
  /** The chapter at the top of the page. */
  readonly current: Readonly<Ref<string | null>>
  /** Looks again where the reader is; for a page that scrolls. */
  readonly look: () => void
  /** Goes to a chapter and puts the focus on its head, so that a screen reader goes on from there. */
  readonly goTo: (id: string) => Promise<void>
}

/** Scrolls what scrolls and nothing around it; where the window is too low for columns, that is the page itself. */
function bringToTop(chapter: HTMLElement, within: HTMLElement | null): void {
  if (!within || within.scrollHeight <= within.clientHeight) chapter.scrollIntoView({ block: 'start' })
  else within.scrollTop += chapter.getBoundingClientRect().top - within.getBoundingClientRect().top
}

/** How far below the top a chapter counts as being read, in pixels. */
const reading = 96

/** Knows which chapter of a scrolling page is being read. @param page what scrolls. */
export function useReadingPlace(page: () => HTMLElement | null): ReadingPlace {
  const current = ref<string | null>(null)
  const look = () => {
    const element = page()
    if (!element) return
    const top = element.getBoundingClientRect().top + reading
    const chapters = [...element.querySelectorAll<HTMLElement>('section.chapter')]
    const isAtEnd =
      element.scrollHeight > element.clientHeight &&
      element.scrollTop + element.clientHeight >= element.scrollHeight - 2
    const read = isAtEnd ? chapters.at(-1) : chapters.findLast((one) => one.getBoundingClientRect().top <= top)
    current.value = (read ?? chapters[0])?.id ?? null
  }
  const goTo = async (id: string) => {
    await nextTick()
    const chapter = document.getElementById(id)
    if (chapter) bringToTop(chapter, page())
    document.getElementById(`${id}-head`)?.focus({ preventScroll: true })
    look()
    current.value = id
  }
  return { current, look, goTo }
}
