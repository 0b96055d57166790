import { describeSealed } from '../../support/sealedContacts.ts'

describeSealed({ seed: 2, dice: 'program' })
