-- The command palette finds categories and labels by name, code or pinyin initials, whatever set they are in.
call app.searchable('public.category', 'code', 'name');
call app.searchable('public.label', 'code', 'name');
