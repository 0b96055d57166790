import { defineComponent } from 'vue'
import { useCommands } from '../composables/useCommands.ts'
import { useCampaign } from '../stores/campaign.ts'
import { usePlayers } from '../stores/players.ts'
import { useCover } from '../composables/useCover.ts'

/** Beside whatever page of a game with seals, unseen: the cover over what is sealed, and handing over from anywhere. */
export const BesideSeals = defineComponent({
  setup() {
    const tour = useCampaign()
    const players = usePlayers()
    useCover()
    useCommands(() => [
      ...players.players
        .filter(({ id }) => id !== tour.holder)
        .map(({ id, name }) => ({
          ...{ id: `hand.${id}`, title: `Hand over to ${name}`, group: 'Do' as const, words: 'sealed hidden show' },
          run: () => {
            players.handTo(id)
          },
        })),
      ...(tour.holder === null
        ? []
        : [
            {
              ...{
                id: 'cover',
                title: 'Cover what is sealed',
                group: 'Do' as const,
                keys: 'H',
                words: 'hide put down',
              },
              run: players.putDown,
            },
          ]),
    ])
    return () => null
  },
})
