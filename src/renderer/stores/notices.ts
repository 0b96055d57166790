import { defineStore } from 'pinia'
import { ref } from 'vue'

/** What is said aloud to a screen reader, and shown for a moment at the foot of the window. */
export const useNotices = defineStore('notices', () => {
  const text = ref('')
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Says a sentence; an empty one ends the last. */
  function say(sentence: string): void {
    clearTimeout(timer)
    text.value = sentence
    timer = setTimeout(() => (text.value = ''), 6000)
  }
  return { text, say }
})
