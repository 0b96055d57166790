import { useRouter } from 'vue-router'
import type { Api } from '../../contract/client.ts'
import { gameScreens } from '../../games/screens.ts'
import { failureOf } from '../api.ts'
import { useNotices } from '../stores/notices.ts'
import { useGame } from '../stores/game.ts'

/** @returns whether a text looks like the code of a form; whether it is one, main says. */
export const looksLikeCode = (text: string): boolean => /^\s*[a-z]\s*(?:[\doil]{1,4}\s*-?|-)\s*[a-z]\s*$/i.test(text)

/** Opens the screen that takes in a form. */
export interface FormCode {
  /** @returns why the code leads nowhere, as a sentence; null where it has been opened. */
  readonly open: (campaign: string | null, code: string) => Promise<string | null>
}

/** Leads from the code that is printed on a form to the screen where it is typed in. */
export function useFormCode(api: Api): FormCode {
  const router = useRouter()
  const notices = useNotices()
  const game = useGame()
  return {
    async open(campaign, code) {
      try {
        const place = await api('print.code', { code, ...(campaign === null ? {} : { campaign }) })
        const { parts } = await (game.screens ?? gameScreens[0]!).parts()
        await router.push(parts.formPage?.(place, campaign) ?? { name: 'print' })
        notices.say(`${place.title}. ${place.note ?? ''}`.trim())
        return null
      } catch (error) {
        return failureOf(error).message
      }
    },
  }
}
