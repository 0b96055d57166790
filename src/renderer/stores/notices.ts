import { defineStore } from 'pinia'
import { ref } from 'vue'
import { oneStop } from '../oneStop.ts'

/** What is said aloud to a screen reader, and shown for a moment at the foot of the window. */
export const useNotices = defineStore('notices', () => {
  const text = ref('')
  /** Said aloud only: the page shows it anyway. */
  const quiet = ref(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  const put = (sentence: string, unseen: boolean) => {
    clearTimeout(timer)
    text.value = oneStop(sentence)
    quiet.value = unseen
    timer = setTimeout(() => (text.value = ''), 6000)
  }
  return {
    text,
    quiet,
    /** Says a sentence and shows it; an empty one ends the last. */
    say: (sentence: string) => {
      put(sentence, false)
    },
    /** Says a sentence without showing it, where the page shows the same. */
    murmur: (sentence: string) => {
      put(sentence, true)
    },
  }
})
