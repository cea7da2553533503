import { beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { takeMenus } from '../account/load-menus.ts';
import { addToPermissionFilter } from '../guard/permission-filter.ts';
import { keepLogin } from '../session/keep-session.ts';
import { aLogin, anEntry, freshShell } from '../testing/fresh-shell.ts';
import { OwnedLink } from './owned-link.tsx';

beforeEach(() => {
  freshShell('/dashboard');
  keepLogin(aLogin());
  takeMenus([anEntry('/sales')]);
});

const draw = () => {
  const { tagName, className, title } = screen.getByText('go');
  return [tagName, className, title, screen.getByText('go').getAttribute('href')];
};

test.each(['/sales/trend', '/sales?by=fuel'])('S6.007 %s is a link for an account that holds its page', (to) => {
  render(
    <OwnedLink to={to} className="way" title="There" otherwise="no way">
      go
    </OwnedLink>,
  );
  expect(draw()).toEqual(['A', 'way', 'There', to]);
});

test('S6.008 where the account does not hold the page its words stand there as words, or what is given instead', () => {
  addToPermissionFilter(['/price']);
  render(
    <OwnedLink to="/price?of=/sales" className="way" title="There">
      go
    </OwnedLink>,
  );
  expect(draw()).toEqual(['SPAN', 'way', 'There', null]);
  const { container } = render(
    <OwnedLink to="/price" otherwise={null}>
      go away
    </OwnedLink>,
  );
  expect(container.textContent).toBe('');
});
