/** Putting a conversation aside until a time. */
export const snooze = {
  action: 'Snooze',
  hour: (time: string) => `In an hour · ${time}`,
  tomorrow: (time: string) => `Tomorrow · ${time}`,
  week: (time: string) => `Next week · ${time}`,
  choose: 'Choose a time',
  end: 'End snooze',
  until: 'Snoozed until',
  back: 'Back from snooze',
  seen: 'Done',
  more: 'And more',
  snoozed: (time: string) => `Snoozed until ${time}`,
  ended: 'The snooze has ended',
  problems: {
    missing: 'Enter a date and a time.',
    past: 'Choose a time in the future.',
    tooLate: 'Choose a time within the next year.',
  },
}
