import type { Agreement } from './agreement.ts';

export const serviceEn: Agreement = {
  title: 'Service agreement',
  lead: 'This agreement is between you and the organisation that runs this portal, called the operator below. It says what the portal offers, how an account is used, and what may be done with the figures.',
  sections: [
    {
      id: 'service',
      title: 'What the portal offers',
      clauses: [
        'The portal shows figures of the Chinese car market: volumes, prices and what is derived from them, as tables, charts, files and links. Which areas you can open depends on the products granted to your account and on their dates.',
        'Each figure names its source and its period. Wholesale, retail and insured volumes come from different sources and are not comparable with one another. Recent months may be preliminary and may be corrected when a later release is published.',
        'Where a page says "Demonstration data", its figures are made up by the portal so that it can be tried. They describe no real market, maker or model and must not be used or quoted as if they did.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      clauses: [
        'An account belongs to one person. It is opened by the operator, or after a trial application that the operator has approved. Give true details about yourself and your company.',
        'You may sign in with your password, with a code sent to your mobile number or email address, or by scanning a QR code with a messaging account that you have bound. Keep the password and the codes to yourself; the operator never asks for them.',
        'What is done through your account counts as done by you. If you believe that somebody else knows your password or uses your account, change the password at once and tell the operator. A changed password ends the open sessions of the account.',
        'Accounts may be linked by the operator, so that one person can switch between them. Each account keeps its own products and dates.',
      ],
    },
    {
      id: 'session',
      title: 'Sessions',
      clauses: [
        'A sign-in lasts seven days in the browser it was made in. It ends earlier when you log out, switch the account or change the password, and when the account expires or is suspended.',
        'On a computer that others use too, log out when you have finished. Logging out in one tab logs out all tabs of that browser.',
      ],
    },
    {
      id: 'figures',
      title: 'How the figures may be used',
      clauses: [
        'While your account is valid you may use the figures for the work of the company that the account belongs to: read them, export them, and quote single figures and charts in reports and presentations, with the source and the period named.',
        'You may not sell the figures or pass them on as a database, copy them in bulk by programs, share your account, or rebuild a competing service from them, unless the operator has agreed in writing.',
        'The rights in the figures stay with the operator and its sources. When your account ends you may keep reports made before, but not go on publishing raw exports.',
      ],
    },
    {
      id: 'conduct',
      title: 'Fair use',
      clauses: [
        'Do not try to open what your account does not hold, to guess codes or passwords, to disturb the portal, or to get round its limits. Calls beyond the limits are slowed and refused.',
        'The operator may suspend an account that breaks this agreement, and says why to whoever the account belongs to. A suspended account cannot sign in, and its open sessions stop working.',
      ],
    },
    {
      id: 'trial',
      title: 'Trials',
      clauses: [
        'A trial gives access to chosen products until a stated day, without payment. The operator decides about each application and may refuse it. After that day the account cannot be used until it is extended.',
      ],
    },
    {
      id: 'liability',
      title: 'What can be relied on',
      clauses: [
        'The figures are compiled with care, yet they can contain errors, gaps and estimates. They are information, not advice; decisions that rest on them are yours.',
        'The operator may change pages and products and may interrupt the portal for maintenance. Where a contract between your company and the operator says something else, the contract prevails.',
      ],
    },
    {
      id: 'change',
      title: 'Changes and questions',
      clauses: [
        'A new version of this agreement appears on this page with its date. You agree to the version of the day on which you sign in.',
        'This agreement follows the law of the People’s Republic of China. Questions go to the operator: to the person who opened your account, or to the address named in your contract.',
      ],
    },
  ],
};
