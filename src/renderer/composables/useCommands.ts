import { onMounted, onUnmounted } from 'vue'
import { useCommandList, type Command } from '../stores/commands.ts'

/** Offers commands in the palette for as long as the component is there. @param list looked at anew whenever it may have changed. */
export function useCommands(list: () => readonly Command[]): void {
  const { sources } = useCommandList()
  onMounted(() => {
    sources.add(list)
  })
  onUnmounted(() => {
    sources.delete(list)
  })
}
