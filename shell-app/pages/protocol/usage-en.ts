import type { Agreement } from './agreement-text.ts';

export const usageEn: Agreement = {
  title: 'Usage agreement',
  lead: 'This agreement sets out what information about you the portal keeps, why and for how long, and what choices you have. The organisation that runs this portal, called the operator below, is responsible for it.',
  sections: [
    {
      id: 'kept',
      title: 'What is kept about you',
      clauses: [
        'Account: user name, name, company, kind of account, the first and the last day it may be used, the products and linked accounts it has, and, if you bind them, mobile number and email address.',
        'Messaging account bound by QR code: its display name, and a fingerprint used to recognise it again. The portal cannot read its messages or contacts.',
        'Trial application: name, company, mobile number, email address and the products you chose.',
        'Usage: sign-in times, failed attempts with their network address, and a record of account changes such as a new password, a binding or a switch. Mobile numbers and email addresses are stored there only in part.',
        'Page use: pages opened, products and menu entries clicked, files exported, and the name and version of the browser and operating system. Only the network part of the network address is kept.',
        'Server log: time, page or request, network address and result. No passwords, codes or content.',
      ],
    },
    {
      id: 'purpose',
      title: 'What it is used for',
      clauses: [
        'To verify that it is you who signs in, show the content your account has access to, send the codes you request, review trial applications, troubleshoot, detect misuse, and learn which content is used. Your data is not sold and is not used for advertising.',
      ],
    },
    {
      id: 'secrets',
      title: 'Passwords, codes and sessions',
      clauses: [
        'Passwords are kept as an Argon2id hash, from which the password cannot be read. Of a session only a hash of its token is kept.',
        'A code has four digits, is valid for a few minutes, works once, and is locked after five wrong tries. Only its hash is kept, for about a day, to count how many were sent.',
        'The slider puzzle shown before a code is sent is generated and checked by the portal itself. How you moved the piece is checked once and not stored.',
      ],
    },
    {
      id: 'browser',
      title: 'What your browser keeps',
      clauses: [
        'Cookies for the sign-in: the token of the session, and your name, company and last day, for seven days; and the pages opened on the way, for one hour. They are removed when you log out.',
        'Cookies for your settings: language, theme, display density, sign-in method, whether the menu is open, and the panels of the overview, for one year. Beside them, the time at which the sign-in ends, and a number that counts the use of pages and ends with the browser.',
        'What you type into a form is not kept in the browser. The portal loads nothing from other sites for statistics or advertising.',
      ],
    },
    {
      id: 'others',
      title: 'Who else receives data',
      clauses: [
        'To send a code, the operator hands your mobile number or email address and the text to the provider that delivers it. When you scan a QR code with a messaging service, that service learns that you did.',
        'Somebody whose account is linked to yours sees the name, company and dates of your account in the list of accounts. Otherwise, data is disclosed only where the law requires it.',
      ],
    },
    {
      id: 'time',
      title: 'How long it is kept',
      clauses: [
        'Account data: as long as the account exists, and afterwards as long as the law or a contract requires. Sessions: until about a week after their end. Codes and puzzles: about a day. Page use: four hundred days.',
        'Trial applications and the record of changes stay until the operator deletes them. How long the log of the server is kept is set by the operator.',
      ],
    },
    {
      id: 'rights',
      title: 'What you can do',
      clauses: [
        'In the user centre you can view your data, bind or change your mobile number, email address and messaging account, and change your password.',
        'You may ask the operator for a copy of your data or for its correction or deletion, and you may withdraw your consent. Without the data needed to sign in, the account has to be closed.',
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
