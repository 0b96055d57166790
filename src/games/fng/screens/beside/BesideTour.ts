import { defineComponent } from 'vue'
import { useMenCommands } from './useMenCommands.ts'
import { usePlatoonless } from './usePlatoonless.ts'

/** Beside whatever page of a tour, unseen: its men in the palette, and a way out of pages that would be empty. */
export const BesideTour = defineComponent({
  setup() {
    useMenCommands()
    usePlatoonless()
    return () => null
  },
})
