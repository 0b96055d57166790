import { describeSealed } from '../../support/sealedContacts.ts'

describeSealed({ seed: 11, dice: 'player' })
