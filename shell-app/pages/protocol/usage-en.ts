import type { Agreement } from './agreement.ts';

export const usageEn: Agreement = {
  title: 'Usage agreement',
  lead: 'This agreement says which data about you the portal keeps, what for and how long, and what you can do about it. The organisation that runs this portal, called the operator below, is responsible for it.',
  sections: [
    {
      id: 'kept',
      title: 'What is kept about you',
      clauses: [
        'Of your account: user name, name, company, kind of account, the first and the last day it may be used, the products and linked accounts it has, and, if you bind them, mobile number and email address.',
        'Of a messaging account that you bind by QR code: its name as you see it, and a fingerprint by which it is recognised again. The portal cannot read its messages or contacts.',
        'Of a trial application: name, company, mobile number, email address and the products you chose.',
        'Of the use: sign-ins with their time, failed tries with the network address they came from, and a record of what changed an account, such as a new password, a binding or a switch. Mobile numbers and email addresses are kept there only in part.',
        'Of the pages: which were opened, which products and menu entries were pressed, which files were exported, and name and version of browser and system. Of the network address only the network is kept.',
        'In the log of the server: time, page or call, network address and how it was answered. No passwords, codes or contents.',
      ],
    },
    {
      id: 'purpose',
      title: 'What it is used for',
      clauses: [
        'To let you in and nobody else, to show what your account holds, to send the codes that you ask for, to decide about trials, to find faults, to notice misuse, and to learn which contents are used. Your data is not sold and not used for advertising.',
      ],
    },
    {
      id: 'secrets',
      title: 'Passwords, codes and sessions',
      clauses: [
        'Passwords are kept as an Argon2id hash, from which the password cannot be read. Of a session only a hash of its token is kept.',
        'A code has four digits, is valid for a few minutes, works once, and is locked after five wrong tries. Only its hash is kept, for about a day, to count how many were sent.',
        'The slider puzzle that comes before a code is made and judged by the portal itself. How you moved the piece is looked at once and not kept.',
      ],
    },
    {
      id: 'browser',
      title: 'What your browser keeps',
      clauses: [
        'Cookies for the sign-in: the token of the session, and your name, company and last day, for seven days; and the pages opened on the way, for one hour. They are removed when you log out.',
        'Cookies for your settings: language, theme, size, kind of sign-in, whether the menu is open, and the panels of the overview, for one year. Beside them, the time at which the sign-in ends, and a number that counts the use of pages and ends with the browser.',
        'What you type into a form is not kept in the browser. The portal loads nothing from other sites for statistics or advertising.',
      ],
    },
    {
      id: 'others',
      title: 'Who else receives data',
      clauses: [
        'To send a code, the operator hands your mobile number or email address and the text to the provider that delivers it. When you scan a QR code with a messaging service, that service learns that you did.',
        'Somebody whose account is linked to yours sees the name, company and dates of your account in the list of accounts. Beyond that, data is passed on only where the law demands it.',
      ],
    },
    {
      id: 'time',
      title: 'How long it is kept',
      clauses: [
        'Account data: as long as the account exists, and afterwards as long as law or contract demand. Sessions: until about a week after their end. Codes and puzzles: about a day. The use of pages: four hundred days.',
        'Trial applications and the record of changes stay until the operator deletes them. How long the log of the server is kept is set by the operator.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can do',
      clauses: [
        'In the user centre you see your data, and change or bind mobile number, email address and messaging account yourself. The password can be changed there too.',
        'You may ask the operator for a copy of your data, for its correction or deletion, and take back your consent. Without the data that a sign-in needs, the account has to be closed.',
      ],
    },
    {
      id: 'change',
      title: 'Changes and questions',
      clauses: [
        'A new version of this agreement appears on this page with its date. Questions go to the operator: to the person who opened your account, or to the address named in your contract.',
      ],
    },
  ],
};
